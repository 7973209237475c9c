import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import type { PublicFile } from '../../../platform/http/files.ts'
import { escapeMarkdown } from './html-to-markdown.ts'

const DAY_SECONDS = 86_400

/** `/llms.txt` (https://llmstxt.org): explains the site and how programs can read it, in Markdown. */
export const llmsFile: PublicFile = {
  path: '/llms.txt',
  type: 'text/plain; charset=utf-8',
  cacheSeconds: DAY_SECONDS,
  async make({ brand, config: { publicUrl } }) {
    const link = (label: string, path: string, what: string) => `- [${label}](${publicUrl}${path}): ${what}`
    return {
      body: [
        `# ${escapeMarkdown(brand.name)}`,
        '> Open jobs and the companies behind them. Every fact of a job names its source; what a posting does not say stays unknown.',
        'Everything here is public and needs no key. Feeds and files carry `ETag` and `Last-Modified`: ask with `If-None-Match`. A closed job says so, and answers 410 from 90 days on.',
        '## Jobs',
        [
          link('All jobs', '/jobs', 'newest first, in pages of 20'),
          link('Remote jobs', '/jobs/remote', 'also `/jobs/hybrid`, `/jobs/onsite` and `/jobs/undisclosed`'),
          link(
            'A category',
            '/jobs/all/engineering',
            `\`/jobs/{work type}/{category}/{place}\`; categories are listed below`,
          ),
          link('A search', '/jobs/k/engineer', '`/jobs/k/{words}`'),
          link('Companies', '/companies', 'each at `/company/{slug}`'),
        ].join('\n'),
        '## One job',
        [
          '- `/jobs/{slug}`: the page, with schema.org JobPosting where the posting says enough',
          '- `/jobs/{slug}.md`: the same as Markdown',
          '- `/jobs/{slug}.json`: the same as JSON, with where each value was read',
        ].join('\n'),
        '## Feeds and lists of addresses',
        [
          link(
            'RSS of all jobs',
            '/jobs/feed.rss',
            'put `/feed.rss` behind the address of any list, search or company',
          ),
          link('JSON Feed of all jobs', '/jobs/feed.json', 'likewise `/feed.json`'),
          link('Sitemap', '/sitemap.xml', 'every open job, list and company'),
        ].join('\n'),
        '## API',
        [
          link('API document', '/api/openapi.json', 'OpenAPI 3.1'),
          link('API reference', '/api/docs', 'the same to read'),
        ].join('\n'),
        '## Optional',
        `- Categories: ${departments.map(({ slug, name }) => `\`${slug}\` (${name})`).join(', ')}\n`,
      ].join('\n\n'),
    }
  },
}
