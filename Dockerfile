# The service as an image (see docs/operators/upgrades.md). One stage builds; the last one runs without compilers, without root
# and on a read-only file system. Packages are installed only from the lockfile, by a pnpm whose hash is checked. Images
# are named by digest: docs/releasing.md says how to renew it.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY tools/pnpm tools/pnpm
COPY packages/bodygraph-svg/package.json packages/bodygraph-svg/
COPY packages/chart-core/package.json packages/chart-core/
COPY packages/gazetteer/package.json packages/gazetteer/
COPY packages/accounts/package.json packages/accounts/
COPY packages/dashboard/package.json packages/dashboard/
COPY packages/http/package.json packages/http/
COPY packages/base/package.json packages/base/
COPY packages/pagekit/package.json packages/pagekit/
COPY packages/service/package.json packages/service/
COPY packages/site/package.json packages/site/
COPY packages/store/package.json packages/store/
COPY packages/testkit/package.json packages/testkit/

FROM manifests AS build
RUN node tools/pnpm/pnpm.mjs --filter @chart/service... install --frozen-lockfile --prod=false
COPY tsconfig.base.json ./
COPY docs docs
COPY packages/bodygraph-svg/README.md packages/bodygraph-svg/tsconfig.json packages/bodygraph-svg/
COPY packages/bodygraph-svg/src packages/bodygraph-svg/src
COPY packages/chart-core/README.md packages/chart-core/tsconfig.json packages/chart-core/
COPY packages/chart-core/docs packages/chart-core/docs
COPY packages/chart-core/scripts/bundle.mjs packages/chart-core/scripts/
COPY packages/chart-core/scripts/reference packages/chart-core/scripts/reference
COPY packages/chart-core/src packages/chart-core/src
COPY packages/gazetteer/tsconfig.json packages/gazetteer/
COPY packages/gazetteer/src packages/gazetteer/src
COPY packages/accounts/tsconfig.json packages/accounts/
COPY packages/accounts/src packages/accounts/src
COPY packages/dashboard/tsconfig.json packages/dashboard/
COPY packages/dashboard/src packages/dashboard/src
COPY packages/http/tsconfig.json packages/http/
COPY packages/http/src packages/http/src
COPY packages/base/tsconfig.json packages/base/
COPY packages/base/src packages/base/src
COPY packages/pagekit/tsconfig.json packages/pagekit/
COPY packages/pagekit/src packages/pagekit/src
COPY packages/service/tsconfig.json packages/service/
COPY packages/service/src packages/service/src
COPY packages/site/tsconfig.json packages/site/
COPY packages/site/src packages/site/src
COPY packages/store/tsconfig.json packages/store/
COPY packages/store/src packages/store/src
COPY packages/site/scripts/copy-documents.mjs packages/site/scripts/
RUN node tools/pnpm/pnpm.mjs --filter-prod @chart/service... run build
RUN node packages/gazetteer/dist/main.js data/gazetteer.db

FROM manifests AS dependencies
RUN node tools/pnpm/pnpm.mjs --filter @chart/service... install --frozen-lockfile --prod

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
COPY LICENSE NOTICE ./
COPY packages/accounts/assets packages/accounts/assets
COPY packages/pagekit/assets packages/pagekit/assets
COPY --from=dependencies /app ./
COPY --from=build /app/packages/bodygraph-svg/dist packages/bodygraph-svg/dist
COPY --from=build /app/packages/chart-core/dist packages/chart-core/dist
COPY --from=build /app/packages/gazetteer/dist packages/gazetteer/dist
COPY --from=build /app/packages/accounts/dist packages/accounts/dist
COPY --from=build /app/packages/dashboard/dist packages/dashboard/dist
COPY --from=build /app/packages/http/dist packages/http/dist
COPY --from=build /app/packages/base/dist packages/base/dist
COPY --from=build /app/packages/pagekit/dist packages/pagekit/dist
COPY --from=build /app/packages/service/dist packages/service/dist
COPY --from=build /app/packages/site/dist packages/site/dist
COPY --from=build /app/packages/store/dist packages/store/dist
COPY --from=build /app/data/gazetteer.db data/gazetteer.db
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/chart.db
RUN install -d -o node -g node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/service/dist/main.js"]
