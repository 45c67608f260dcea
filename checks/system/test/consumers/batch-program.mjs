// Makes the charts of many births, which it computes when the client asks for them. Prints a line with its heap in MiB after
// every 1,000 items, and the sum of all indexes at the end.
//   node --expose-gc batch-program.mjs <url of the client> <address of the service> <API key> <births> <key of the batch>
const [clientUrl = "", baseUrl = "", apiKey, count, key] = process.argv.slice(2);
const { createClient } = await import(clientUrl);

function* births() {
  for (let index = 0; index < Number(count); index++) {
    // Every hundredth row is bad.
    yield index % 100 === 99 ? { birthdate: "no date" } : { utc: new Date(index * 3_600_000).toISOString() };
  }
}

const api = createClient({ baseUrl, apiKey });
let sum = 0;
for await (const { index } of api.charts.batch(births(), { key })) {
  sum += index;
  if (index % 1000 === 999) {
    globalThis.gc?.();
    process.stdout.write(`${index + 1} ${Math.round(process.memoryUsage().heapUsed / 1024 / 1024)}\n`);
  }
}
process.stdout.write(`sum ${sum}\n`);
