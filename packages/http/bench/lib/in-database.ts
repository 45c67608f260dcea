import pg from "pg";

/**
 * Does something in a new database of a server, and drops it afterwards.
 *
 * @param action Takes the database's URL and a connection to the server's own.
 */
export async function inDatabase<T>(
  serverUrl: string,
  action: (databaseUrl: string, server: pg.Client) => Promise<T>,
): Promise<T> {
  const name = `chart_bench_${process.pid}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  try {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await action(url.href, server);
  } finally {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}
