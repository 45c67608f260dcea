import { BlockList } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey } from "../../src/base/address-key.js";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:0:0:0:1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["2001:db8:1:2:3:4:192.0.2.1", "2001:db8:1:2::/64"],
  ["1:0:0:2:0:0:0:3", "1:0:0:2::/64"],
  ["::2:3:4:5:6:7:8", "0:2:3:4::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:0201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:255.0.0.9", "255.0.0.9"],
  ["::ffff:0:192.0.2.1", "0:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "192.0.2.1"],
  ["64:ff9b:1::192.0.2.1", "64:ff9b:1:0::/64"],
  ["no address", "no address"],
])("%s counts as %s", (address, counted) => {
  expect(addressKey(address)).toBe(counted);
});

test("a wider IPv6 prefix can share a key; IPv4 addresses stay separate", () => {
  expect(addressKey("2001:db8:1:2::1", 48)).toBe("2001:db8:1::/48");
  expect(addressKey("::ffff:192.0.2.1", 48)).toBe("192.0.2.1");
});

const groups = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 });
const isIpv4 = (all: readonly number[]) =>
  ["0:0:0:0:0:65535", "100:65435:0:0:0:0"].includes(all.slice(0, 6).join(":"));
const hex = (group: number) => group.toString(16);
const SPELLINGS: readonly ((all: readonly number[]) => string)[] = [
  (all) => all.map(hex).join(":"),
  (all) => all.map((group) => hex(group).toUpperCase().padStart(4, "0")).join(":"),
  (all) => new URL(`http://[${all.map(hex).join(":")}]`).hostname.slice(1, -1),
  (all) => {
    const bytes = all.slice(6).flatMap((group) => [group >> 8, group & 255]);
    return `${all.slice(0, 6).map(hex).join(":")}:${bytes.join(".")}`;
  },
];
const spelling = fc.constantFrom(...SPELLINGS);

test("two IPv6 addresses share a key exactly if they are in the same /64, however they are written", () => {
  fc.assert(
    fc.property(groups, groups, fc.nat(8), spelling, spelling, (one, another, common, spell, spellOther) => {
      const other = [...one.slice(0, common), ...another.slice(common)];
      fc.pre(!isIpv4(one) && !isIpv4(other));
      const network = new BlockList();
      network.addSubnet(spell(one), 64, "ipv6");
      const isSame = network.check(spellOther(other), "ipv6");
      expect(addressKey(spell(one)) === addressKey(spellOther(other))).toBe(isSame);
    }),
    { numRuns: 1000 },
  );
});

test("an IPv4 address has the same key when it is written as IPv6", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(addressKey(address)).toBe(address);
      expect(addressKey(`::ffff:${address}`)).toBe(address);
    }),
  );
});
