import type { FC } from "hono/jsx";

export const Footer: FC<{ readonly serviceName: string }> = ({ serviceName }) => (
  <footer class="site-foot small quiet">
    <p>
      {serviceName} is an independent project, not affiliated with Jovian Archive. Charts are for information
      and self-reflection; they are no medical, psychological or financial advice.
    </p>
    <ul>
      <li>
        <a href="/docs">Documentation</a>
      </li>
      <li>
        <a href="/openapi.json">OpenAPI</a>
      </li>
      <li>
        <a href="/llms.txt">llms.txt</a>
      </li>
    </ul>
  </footer>
);
