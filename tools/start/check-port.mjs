/**
 * Ends `npm start` if the service's port is in use, before the minutes of installing and building.
 *
 * HOST and PORT mean what they mean to the service, which checks their form itself.
 */
import { createServer } from "node:net";

const host = process.env.HOST || "127.0.0.1";
const port = process.env.PORT || "3000";

if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) {
  const server = createServer();
  server.on("error", ({ code }) => {
    // Other errors: the service explains them when it starts.
    if (code !== "EADDRINUSE") return;
    process.stderr.write(
      `PORT ${port} on HOST ${host} is already in use. Stop the program that uses it, or choose another port: PORT=4000 npm start\n`,
    );
    process.exitCode = 1;
  });
  server.listen(Number(port), host, () => server.close());
}
