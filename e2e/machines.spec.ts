import { problemsOfJobPosting } from '../apps/web/src/features/jobs/google-job-posting.fixture.ts'
import { expect, test } from './support/journey.ts'

const JOBS = 300

test.describe('content for programs', () => {
  // In one width only, because no page is rendered.
  test.skip(({ isMobile }) => isMobile === true)

  test('the JobPostings of hundreds of jobs are valid for search engines, and the list of jobs has none', async ({
    request,
  }) => {
    // Hundreds of pages.
    test.slow()
    const index = await (await request.get('/sitemap.xml')).text()
    const [part = ''] = /[^<>]+\/sitemaps\/jobs-\d+\.xml/.exec(index) ?? []
    const urls = [...(await (await request.get(part)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => url,
    )
    const step = Math.max(1, Math.floor(urls.length / JOBS))
    const problems: string[] = []
    let postings = 0
    for (const url of urls.filter((_url, at) => at % step === 0)) {
      const html = await (await request.get(url)).text()
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
      if (json === undefined) continue
      postings += 1
      problems.push(...problemsOfJobPosting(JSON.parse(json), new Date()).map((problem) => `${url}: ${problem}`))
    }
    expect(problems).toEqual([])
    expect(postings).toBeGreaterThan(JOBS / 2)
    expect(await (await request.get('/jobs')).text()).not.toContain('application/ld+json')
  })

  test('lists and jobs link to their feeds, alternates and preview pictures, all of which exist', async ({
    page,
    request,
  }) => {
    const readLinks = () =>
      page
        .locator('link[rel="alternate"], meta[property="og:image"]')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.getAttribute('type') ?? 'image/png',
            element.getAttribute('href') ?? element.getAttribute('content') ?? '',
          ]),
        )
    const links: string[][] = []
    for (const path of ['/jobs', '/jobs/remote/engineering', '/jobs/k/engineer']) {
      await page.goto(path)
      const listLinks = await readLinks()
      expect(listLinks.map(([type]) => type).sort()).toEqual([
        'application/feed+json',
        'application/rss+xml',
        'image/png',
      ])
      links.push(...listLinks)
    }
    await page.goto('/jobs')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/jobs\/[^/]+$/)
    await page.reload()
    const jobLinks = await readLinks()
    expect(jobLinks.map(([type]) => type).sort()).toEqual(['application/json', 'image/png', 'text/markdown'])
    for (const [type = '', url = ''] of [...links, ...jobLinks]) {
      const reply = await request.get(url)
      expect([reply.status(), reply.headers()['content-type']?.split(';')[0]], url).toEqual([200, type])
    }
  })

  test('robots.txt excludes members-only pages from crawling', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text()
    for (const path of ['/settings', '/admin', '/api/']) expect(robots).toContain(`\nDisallow: ${path}`)
    expect(robots).not.toMatch(/Disallow: \/(jobs|companies|company\/\*)?\$/)
  })
})
