# The site and the job worker in one image. Checked by a linter and tests/guards/containers.test.ts; nobody has built or run
# it yet.
FROM node:24-bookworm-slim AS build
WORKDIR /palamar
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Public settings are inlined at build: give each that you use as a build argument.
ARG NEXT_PUBLIC_MEDIA_URL=""
ARG NEXT_PUBLIC_API_ENVELOPE_SECRET=""
ARG NEXT_PUBLIC_TAG_MANAGER_ID=""
ARG NEXT_PUBLIC_LIVE_CHAT_URL=""
ENV NEXT_PUBLIC_MEDIA_URL=${NEXT_PUBLIC_MEDIA_URL} \
    NEXT_PUBLIC_API_ENVELOPE_SECRET=${NEXT_PUBLIC_API_ENVELOPE_SECRET} \
    NEXT_PUBLIC_TAG_MANAGER_ID=${NEXT_PUBLIC_TAG_MANAGER_ID} \
    NEXT_PUBLIC_LIVE_CHAT_URL=${NEXT_PUBLIC_LIVE_CHAT_URL}
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /palamar
# As in the build: other settings would be another build, and be made at the start.
ARG NEXT_PUBLIC_MEDIA_URL=""
ARG NEXT_PUBLIC_API_ENVELOPE_SECRET=""
ARG NEXT_PUBLIC_TAG_MANAGER_ID=""
ARG NEXT_PUBLIC_LIVE_CHAT_URL=""
ENV NEXT_PUBLIC_MEDIA_URL=${NEXT_PUBLIC_MEDIA_URL} \
    NEXT_PUBLIC_API_ENVELOPE_SECRET=${NEXT_PUBLIC_API_ENVELOPE_SECRET} \
    NEXT_PUBLIC_TAG_MANAGER_ID=${NEXT_PUBLIC_TAG_MANAGER_ID} \
    NEXT_PUBLIC_LIVE_CHAT_URL=${NEXT_PUBLIC_LIVE_CHAT_URL}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 VAR_DIRECTORY=/var/lib/palamar
COPY --from=build --chown=node:node /palamar ./
RUN install -d -o node -g node -m 0700 /var/lib/palamar
USER node
VOLUME /var/lib/palamar
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
