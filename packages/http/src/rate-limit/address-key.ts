import { isIPv6 } from "node:net";

/** Prefixes of IPv4 addresses written as IPv6: mapped (RFC 4291, 2.5.5.2) and translated (RFC 6052, 2.1). */
const BEFORE_IPV4 = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/**
 * Returns the key under which the attempts of an address are counted. All addresses of an IPv6 /64 share a key, because
 * one customer has a whole /64 and could use another of its addresses for each attempt. An IPv4 address that is written
 * as IPv6 has the key of the IPv4 address. Any other text is its own key.
 *
 * @param ipv6PrefixBits Length of the IPv6 prefix that shares a key. A customer may also have a /48.
 */
export function addressKey(address: string, ipv6PrefixBits: 48 | 64 = 64): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (BEFORE_IPV4.includes(groups.slice(0, 6).join(":"))) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups.slice(0, ipv6PrefixBits / 16).join(":")}::/${ipv6PrefixBits}`;
}

/** Splits an IPv6 address into its eight groups, in lower case and without leading zeros. Removes a zone (`%eth0`). */
function groupsOf(address: string): string[] {
  // URL normalises the host: lower case, no leading zeros, IPv4 in hexadecimal, the longest run of zeros as "::".
  const { hostname } = new URL(`http://[${address.replace(/%.*/s, "")}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
