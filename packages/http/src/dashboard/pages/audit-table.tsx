import type { FC } from "hono/jsx";
import type { KeptAuditEntry } from "../../audit/audit-entry.js";
import { operatorPath } from "./frame.js";
import { Time } from "./time.js";

/** Changes with who made them and when; of one account, or of all with links to them. */
export const AuditTable: FC<{
  readonly entries: readonly KeptAuditEntry[];
  readonly zone: string;
  readonly linksAccounts?: boolean;
}> = ({ entries, zone, linksAccounts }) =>
  entries.length === 0 ? (
    <p class="empty">Nothing has been changed yet.</p>
  ) : (
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">{linksAccounts ? "Account and request" : "Request"}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr>
            <td data-label="Time">
              <Time at={entry.at} zone={zone} />
            </td>
            <td data-label="Who">{entry.actor}</td>
            <td data-label="What">
              <span>
                <strong>{entry.action}</strong> {entry.detail}
              </span>
            </td>
            <td data-label={linksAccounts ? "Ids" : "Request"} class="ids">
              <span>
                {linksAccounts && entry.accountId && (
                  <>
                    <a href={operatorPath(entry.accountId)}>{entry.accountId}</a>
                    <br />
                  </>
                )}
                {entry.requestId ?? "no request"}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
