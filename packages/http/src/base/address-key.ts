/** Prefixes of IPv4 addresses written as IPv6: mapped (RFC 4291, 2.5.5.2) and translated (RFC 6052, 2.1). */
const BEFORE_IPV4 = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/**
 * Returns the key under which the attempts of an address are counted. All addresses of an IPv6 /64 share a key, because
 * one customer has a whole /64 and could use another of its addresses for each attempt. An IPv4 address that is written
 * as IPv6 has the key of the IPv4 address. Any other text is its own key, shortened to 64 characters.
 *
 * @param ipv6PrefixBits Length of the IPv6 prefix that shares a key. A customer may also have a /48.
 */
export function addressKey(address: string, ipv6PrefixBits: 48 | 64 = 64): string {
  const groups = address.includes(":") ? groupsOf(address) : undefined;
  if (groups === undefined) return copied(address);
  if (BEFORE_IPV4.includes(groups.slice(0, 6).join(":"))) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups.slice(0, ipv6PrefixBits / 16).join(":")}::/${ipv6PrefixBits}`;
}

/** Splits an IPv6 address into its eight groups, in lower case and without leading zeros, and removes a zone (`%eth0`). Returns undefined for any other text. */
function groupsOf(address: string): string[] | undefined {
  // URL normalises the host: lower case, no leading zeros, IPv4 in hexadecimal, the longest run of zeros as "::".
  const url = `http://[${address.replace(/%.*/s, "")}]`;
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

/** Copies a text: V8 keeps the whole header for as long as a piece of it is in use. */
function copied(text: string): string {
  return [...text.slice(0, 64)].join("");
}

/** Splits a group into its two bytes. */
function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
