import type { SiteAddress } from "@chart/ui";

/** Writes /robots.txt. */
export function robotsTxt({ baseUrl }: SiteAddress): string {
  return `User-agent: *
Disallow: /dashboard
Disallow: /docs/search

Sitemap: ${baseUrl}/sitemap.xml
`;
}

/** Writes /sitemap.xml, in the form of https://www.sitemaps.org/protocol.html. */
export function sitemap({ baseUrl }: SiteAddress, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(`${baseUrl}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
