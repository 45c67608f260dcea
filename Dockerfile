# The service as an image (see docs/operators/upgrades.md). One stage builds; the last one runs without compilers, without root
# and on a read-only file system. Node's packages are installed only from the lockfile, by a pnpm whose hash is checked.
# Images are named by digest: docs/releasing.md says how to renew it.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY tools/pnpm tools/pnpm
COPY packages/bodygraph-element/package.json packages/bodygraph-element/
COPY packages/bodygraph-svg/package.json packages/bodygraph-svg/
COPY packages/chart-core/package.json packages/chart-core/
COPY packages/gazetteer/package.json packages/gazetteer/
COPY packages/mcp/package.json packages/mcp/
COPY packages/reading/package.json packages/reading/
COPY server/accounts/package.json server/accounts/
COPY server/chart-page/package.json server/chart-page/
COPY server/dashboard/package.json server/dashboard/
COPY packages/http/package.json packages/http/
COPY server/base/package.json server/base/
COPY server/ui/package.json server/ui/
COPY server/program/package.json server/program/
COPY server/site/package.json server/site/
COPY server/store/package.json server/store/
COPY checks/kit/package.json checks/kit/

FROM manifests AS build
RUN node tools/pnpm/pnpm.mjs --filter @chart/program... install --frozen-lockfile --prod=false
COPY tsconfig.base.json ./
COPY LICENSE ./
COPY docs docs
COPY clients clients
COPY tools/pack tools/pack
COPY packages/client/AGENTS.md packages/client/README.md packages/client/package.json packages/client/tsconfig.json packages/client/
COPY packages/client/src packages/client/src
COPY packages/bodygraph-svg/README.md packages/bodygraph-svg/tsconfig.json packages/bodygraph-svg/
COPY packages/bodygraph-svg/src packages/bodygraph-svg/src
COPY packages/bodygraph-element/README.md packages/bodygraph-element/tsconfig.json packages/bodygraph-element/
COPY packages/bodygraph-element/scripts packages/bodygraph-element/scripts
COPY packages/bodygraph-element/src packages/bodygraph-element/src
COPY packages/chart-core/README.md packages/chart-core/tsconfig.json packages/chart-core/
COPY packages/chart-core/docs packages/chart-core/docs
COPY packages/chart-core/scripts/bundle.mjs packages/chart-core/scripts/
COPY packages/chart-core/scripts/reference packages/chart-core/scripts/reference
COPY packages/chart-core/src packages/chart-core/src
COPY packages/cli/README.md packages/cli/
COPY packages/gazetteer/tsconfig.json packages/gazetteer/
COPY packages/gazetteer/src packages/gazetteer/src
COPY packages/mcp/tsconfig.json packages/mcp/
COPY packages/mcp/app packages/mcp/app
COPY packages/mcp/scripts packages/mcp/scripts
COPY packages/mcp/src packages/mcp/src
COPY packages/reading/tsconfig.json packages/reading/
COPY packages/reading/src packages/reading/src
COPY server/accounts/tsconfig.json server/accounts/
COPY server/accounts/src server/accounts/src
COPY server/chart-page/tsconfig.json server/chart-page/
COPY server/chart-page/scripts server/chart-page/scripts
COPY server/chart-page/src server/chart-page/src
COPY server/chart-page/browser server/chart-page/browser
COPY server/dashboard/tsconfig.json server/dashboard/
COPY server/dashboard/src server/dashboard/src
COPY packages/http/tsconfig.json packages/http/
COPY packages/http/src packages/http/src
COPY server/base/tsconfig.json server/base/
COPY server/base/src server/base/src
COPY server/ui/tsconfig.json server/ui/
COPY server/ui/src server/ui/src
COPY server/program/tsconfig.json server/program/
COPY server/program/src server/program/src
COPY server/site/tsconfig.json server/site/
COPY server/site/src server/site/src
COPY server/store/tsconfig.json server/store/
COPY server/store/src server/store/src
RUN node tools/pnpm/pnpm.mjs --filter-prod @chart/program... run build
RUN node packages/gazetteer/dist/main.js data/places.txt
# The name of the release. Comes last, because each commit changes it.
ARG COMMIT=unknown
RUN echo "$COMMIT" >server/program/dist/commit

FROM manifests AS dependencies
RUN node tools/pnpm/pnpm.mjs --filter @chart/program... install --frozen-lockfile --prod

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
# pg_dump and pg_restore for backups, of the major version of compose.yaml's database.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
COPY LICENSE NOTICE ./
COPY server/accounts/assets server/accounts/assets
COPY server/chart-page/assets server/chart-page/assets
COPY server/ui/assets server/ui/assets
COPY --from=dependencies /app ./
COPY --from=build /app/packages/bodygraph-element/dist packages/bodygraph-element/dist
COPY --from=build /app/packages/bodygraph-svg/dist packages/bodygraph-svg/dist
COPY --from=build /app/packages/chart-core/dist packages/chart-core/dist
COPY --from=build /app/packages/gazetteer/dist packages/gazetteer/dist
COPY --from=build /app/packages/mcp/dist packages/mcp/dist
COPY --from=build /app/packages/reading/dist packages/reading/dist
COPY --from=build /app/server/accounts/dist server/accounts/dist
COPY --from=build /app/server/chart-page/dist server/chart-page/dist
COPY --from=build /app/server/dashboard/dist server/dashboard/dist
COPY --from=build /app/packages/http/dist packages/http/dist
COPY --from=build /app/server/base/dist server/base/dist
COPY --from=build /app/server/ui/dist server/ui/dist
COPY --from=build /app/server/program/dist server/program/dist
COPY --from=build /app/server/site/dist server/site/dist
COPY --from=build /app/server/store/dist server/store/dist
COPY --from=build /app/data/places.txt data/places.txt
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/chart.db
RUN install -d -o node -g node /data
USER node
EXPOSE 3000
# That the process responds, not that it is ready: who restarts an unhealthy container must not do so while the store is away.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "server/program/dist/main.js"]
