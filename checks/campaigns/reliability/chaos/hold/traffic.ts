/** Keys that a connection's text may have in place of `<key>`. A twin has the ends of a paying customer's key. */
type KeyKind = "wrong" | "one" | "eight" | "twin";

/** What strangers, or customers of a kind of key, send. */
export interface Traffic {
  /** `burst`: each connection sends its text once; `flood`: again whenever it is answered. */
  readonly shape: "burst" | "flood";
  readonly connections: number;
  /** A request, or the beginning of one. */
  readonly text: string;
  /** Number of times that the text is sent in one write; once by default. */
  readonly requests?: number;
  /** Most texts a second, of all connections together; any number by default. */
  readonly perSecond?: number;
  /** Piece that each connection sends from time to time after its text. */
  readonly drip?: { readonly piece: string; readonly everyMs: number };
  /** True if a connection's own side is closed after its text. */
  readonly isHalfClosed?: boolean;
  /** True if answers are not read. */
  readonly isUnread?: boolean;
  /** Number of addresses that the connections share; that of a crowd by default, which passes limits of an address. */
  readonly addresses?: number;
}

/** Traffic for a port. */
export interface SendOrder extends Traffic {
  readonly port: number;
  readonly keys: readonly string[];
}

/** What has become of an order. */
export interface SenderTally {
  /** Number of texts sent. */
  readonly sent: number;
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of connections that the service closed before the last answer. */
  readonly broken: number;
  readonly seconds: number;
  /** Share of the time in which the sender was at work. Near 1, it would have sent more. */
  readonly busyShare: number;
}

/** What an attack aims at: the memory or time of headers, of bodies, of connections, of health checks, of calendars, of known keys. */
type AttackKind = "headers" | "bodies" | "connections" | "probes" | "feeds" | "assistants" | "keys";

/** A customer's request during an attack: with a key that the service has not seen since its start, or the attacker's. */
type Visit = "fresh batch" | "own chart";

/** A row of the tables of attacks. */
export interface Attack extends Traffic {
  readonly name: string;
  readonly kind: AttackKind;
  readonly keys?: KeyKind;
  readonly service?: {
    readonly openFiles?: number;
    readonly rateLimit?: number;
    readonly hasDefaultHeap?: boolean;
  };
  readonly visit?: Visit;
  /** True if nobody pays meanwhile: beside others, an account has only a share. */
  readonly isAlone?: boolean;
  /** Duration, if the attack needs more than others. */
  readonly seconds?: number;
  /** Limits that are wider than those of the campaign. */
  readonly limits?: {
    readonly mostMemoryBytes?: number;
    readonly longestRecoveryMs?: number;
    readonly leastShare?: number;
  };
}
