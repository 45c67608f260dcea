import { addressKey, MemoryBuckets, type RateLimit } from "chart-http/base";

/** Cost that callers without a key may cause together, in charts a second: up to half of a processor while nobody else is there. */
const TOGETHER: RateLimit = { requests: 40, windowSeconds: 1 };

/** Reason to refuse a call with 429, with the seconds after which it makes sense again. */
interface StrangerRefusal {
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** Returns the reason to refuse a call of an address; undefined if it may go on. */
type LimitStranger = (address: string | undefined, cost: number) => StrangerRefusal | undefined;

/**
 * Creates the limit of callers without a key: of each network address, and of all together, in each process separately. A
 * call counts by its cost; one that costs more than a limit holds takes all of it.
 */
export function limitStrangers(callsPerMinute: number, now: () => Date): LimitStranger {
  const perAddress: RateLimit = { requests: callsPerMinute, windowSeconds: 60 };
  const buckets = new MemoryBuckets();
  const all = new MemoryBuckets(1);
  return (address = "unknown", cost) => {
    const at = now();
    const [own, common] = [Math.min(cost, callsPerMinute), Math.min(cost, TOGETHER.requests)];
    const bucket = addressKey(address);
    const mine = buckets.takeToken(bucket, perAddress, at, own);
    if (!mine.admitted) return refusal("This address called too often.", mine.retryAfterSeconds);
    const everybodys = all.takeToken("all", TOGETHER, at, common);
    if (everybodys.admitted) return undefined;
    buckets.takeToken(bucket, perAddress, at, -own);
    return refusal("Many people are calling these tools.", everybodys.retryAfterSeconds);
  };
}

function refusal(reason: string, afterSeconds: number): StrangerRefusal {
  const retryAfterSeconds = Math.max(1, afterSeconds);
  return { message: `${reason} Try again in ${retryAfterSeconds} s.`, retryAfterSeconds };
}
