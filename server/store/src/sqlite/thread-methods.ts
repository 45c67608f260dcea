import type { Stores } from "../base/stores.js";

/** Ports whose methods run in a thread. */
export type PortName = Exclude<
  keyof Stores,
  "ping" | "acceptPepper" | "takeToken" | "connectionUse" | "close"
>;

/** Thread of a method: "reading" if it only reads for the dashboard, with all queries on `pages` of the context. */
export type ThreadName = "store" | "reading";

/** All methods of the ports, each with the thread in which it runs; `findByKey` only if key-reads.ts needs it. */
export const THREAD_METHODS: {
  readonly [Name in PortName]: Readonly<Record<keyof Stores[Name], ThreadName>>;
} = {
  accounts: {
    hasAny: "store",
    create: "store",
    findByKey: "store",
    countKeysByPepper: "store",
    find: "store",
    list: "store",
    setStatus: "store",
    setPlan: "store",
    correctPeriod: "store",
    grantCredits: "store",
    checkLedger: "store",
  },
  accountData: {
    beginExport: "store",
    listKeys: "reading",
    deleteAccount: "store",
    purgeDeleted: "store",
  },
  audit: {
    list: "reading",
  },
  charges: {
    charge: "store",
    findCharges: "store",
    refund: "store",
  },
  claims: {
    claimKey: "store",
    releaseKey: "store",
    purgeExpired: "store",
    limitRetention: "store",
  },
  keys: {
    list: "reading",
    find: "reading",
    add: "store",
    rotate: "store",
    rename: "store",
    revoke: "store",
  },
  notices: {
    claimSweep: "store",
    findDue: "reading",
    add: "store",
    claim: "store",
    markSent: "store",
    retryAt: "store",
  },
  secondFactors: {
    find: "reading",
    enable: "store",
    useStep: "store",
    useRecoveryCode: "store",
    releaseNotice: "store",
    replaceRecoveryCodes: "store",
    remove: "store",
    listSealedOtherwise: "store",
    reseal: "store",
  },
  signIn: {
    findProfile: "reading",
    setRole: "store",
    setTimeZone: "store",
    setPassword: "store",
    setEmail: "store",
    countGuess: "store",
    releaseGuess: "store",
    addSession: "store",
    findSession: "reading",
    touchSession: "store",
    listSessions: "reading",
    endSession: "store",
    endSessionById: "store",
    endAllSessions: "store",
    addLink: "store",
    findLink: "reading",
    takeLink: "store",
  },
  usage: {
    usageByAccount: "reading",
    countCharges: "reading",
    countFailures: "reading",
    countErrors: "reading",
    ledgerTotals: "reading",
    listLedger: "reading",
    currentAllocation: "reading",
  },
  operators: {
    listAccounts: "reading",
    countAccounts: "reading",
    listBusiest: "reading",
    findCharge: "reading",
    putProcessReport: "store",
    listProcessReports: "reading",
    readFacts: "reading",
  },
  requestLog: {
    add: "store",
    list: "reading",
    find: "reading",
    listKeys: "reading",
    purge: "store",
  },
};
