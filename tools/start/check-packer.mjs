/**
 * Ends the packing of a package by npm: only pnpm replaces its `workspace:` ranges, which npm cannot install. The scripts
 * `prepack` run this. pnpm hands them its own path, also where npm has started it.
 */
const packer = process.env.npm_execpath ?? "";

if (!/pnpm[^/\\]*$/.test(packer)) {
  process.stderr.write(
    "npm would pack ranges that it cannot install: pack with `npm run pack` in the repository's root.\n",
  );
  process.exitCode = 1;
}
