import { ADDRESSES_OF_ANOTHER_MAILBOX } from "@chart/kit/stand-ins/email-addresses";
import { expect, test } from "vitest";
import { isEmailAddress } from "../../src/accounts/email-address.js";

test.each([
  "ada@example.com",
  "Ada.Lovelace+charts@Example.co.uk",
  "o'neil!#$%&*/=?^_`{|}~-@example.com",
  "root@localhost",
  "ada@192.0.2.1",
  "ada@xn--bcher-kva.example",
  "ada@bücher.example",
  "ада@пример.example",
  "用户@例子.example",
  `${"a".repeat(64)}@${"b".repeat(63)}.example`,
])("%s is an email address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each(ADDRESSES_OF_ANOTHER_MAILBOX)(
  "%j, which can reach another mailbox than it names, is none",
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);

test.each([
  "",
  "ada",
  "@example.com",
  "ada@",
  "ada@.example",
  "ada@example..com",
  "ada@@example.com",
  "ada lovelace@example.com",
  "ada@example.com\0",
  "ada@example.com\r\nRCPT TO:<victim@v.test>",
  `${"a".repeat(250)}@v.test`,
  `${"x".repeat(15_000)}@v.test`,
])("%j is no email address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
