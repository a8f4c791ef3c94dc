# Builds the site, then serves it with nginx and the configuration of handbook/deploying.md.
FROM node:20-bookworm-slim AS build
# Pages take the date of their last change from the history, so the context includes .git.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG REPOSITORY_URL
RUN npm run build && node scripts/nginx-config.mjs > /site/nginx.conf

FROM nginx:1.28-alpine
COPY --from=build /site/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/public /srv/site/public
