import type { FC } from "hono/jsx";
import { MIN_PASSWORD_LENGTH } from "../../sign-in/password.js";
import type { Link, LinkKind } from "../../sign-in/sign-in-store.js";
import type { Assets } from "../assets.js";
import { Field } from "../components/field.js";
import { CardLayout } from "../components/page-layout.js";

const WORDS: Readonly<
  Record<LinkKind, { readonly title: string; readonly text: string; readonly button: string }>
> = {
  invitation: {
    title: "Welcome",
    text: "You have been invited. Choose a password for your account:",
    button: "Accept the invitation",
  },
  "password-reset": {
    title: "Choose a new password",
    text: "It ends every session of your account:",
    button: "Change the password",
  },
  "sign-up": {
    title: "Open your account",
    text: "A Hobbyist account, free of charge. Choose a password for it:",
    button: "Open the account",
  },
  "email-change": {
    title: "Confirm your address",
    text: "From now on you sign in with this address:",
    button: "Use this address",
  },
};

/** The page behind a link from an email. Opening it changes nothing, because mail scanners open links too. */
export const LinkPage: FC<{
  readonly assets: Assets;
  readonly link: Link;
  readonly token: string;
  readonly fault?: string | undefined;
}> = ({ assets, link, token, fault }) => {
  const { title, text, button } = WORDS[link.kind];
  return (
    <CardLayout title={title} assets={assets}>
      <div>
        <p class="quiet">{text}</p>
        <p>
          <strong>{link.email}</strong>
        </p>
      </div>
      <form class="stack" method="post" action={`/dashboard/links/${token}`}>
        {link.kind !== "email-change" && (
          <>
            <input type="text" name="username" autocomplete="username" value={link.email} hidden />
            <Field
              label="Password"
              name="password"
              type="password"
              autocomplete="new-password"
              hint={`At least ${MIN_PASSWORD_LENGTH} characters; a few words in a row are good.`}
              minlength={MIN_PASSWORD_LENGTH}
              fault={fault}
            />
          </>
        )}
        <button type="submit">{button}</button>
      </form>
    </CardLayout>
  );
};
