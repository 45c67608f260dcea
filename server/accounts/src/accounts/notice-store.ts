import type { Plan } from "./plan.js";

/** Percentage of the period's credits that is left when a notice is due. */
export type NoticeThreshold = 20 | 0;

/** A notice that an account has few credits left, or none. At most one is sent for each period and threshold. */
export interface CreditNotice {
  readonly accountId: string;
  /** Start of the period, which is part of the notice's identity. */
  readonly periodStart: string;
  readonly threshold: NoticeThreshold;
}

export interface ClaimedNotice extends CreditNotice {
  readonly email: string;
  readonly plan: Plan;
  /** Credits left in both pots. */
  readonly credits: number;
  readonly periodCredits: number;
  readonly renewsAt: Date;
  readonly dueSince: Date;
  /** IANA name of the owner's time zone. */
  readonly timeZone: string;
}

/** A page of the accounts, with the notices that are due for them. */
export interface NoticePage {
  readonly due: readonly CreditNotice[];
  /** Cursor of the next part; undefined for the last one. */
  readonly next: string | undefined;
}

export interface NoticeStore {
  /** Returns true for exactly one of the processes that ask in the same minute: that one sends the notices. */
  claimSweep(now: Date): Promise<boolean>;

  /** Finds due notices that are not recorded yet, for a few thousand accounts from a cursor on. Reads only. */
  findDue(now: Date, cursor: string | undefined): Promise<NoticePage>;

  /** Records each due notice once. A notice at 0 % replaces one at 20 % that has not been sent. */
  add(notices: readonly CreditNotice[], now: Date): Promise<void>;

  /**
   * Takes the next notice to send; undefined if there is none. Only one process gets each notice, and if that process
   * ends before it reports an outcome, nobody sends the notice again. Deletes notices that are not true any more.
   */
  claim(now: Date): Promise<ClaimedNotice | undefined>;

  markSent(notice: CreditNotice, now: Date): Promise<void>;

  /** Makes a claimed notice available again from an instant on. */
  retryAt(notice: CreditNotice, at: Date): Promise<void>;
}
