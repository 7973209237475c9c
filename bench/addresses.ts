import type { JobCard } from '@rise/contract/jobs/shapes'

/** Addresses of existing content, without duplicates. */
export interface Addresses {
  /** The page numbers of the list. */
  readonly pages: readonly number[]
  readonly jobPaths: readonly string[]
  readonly companyPaths: readonly string[]
  readonly storyPaths: readonly string[]
  readonly searchPaths: readonly string[]
}

interface ListReply {
  readonly result: { readonly items: readonly JobCard[] }
}

/**
 * Reads the list of jobs to its end, at most `most` pages, and collects addresses from it. Throws if there are no jobs.
 */
export async function findAddresses(origin: string, most: number): Promise<Addresses> {
  const jobs: JobCard[] = []
  let page = 1
  for (; page <= most; page++) {
    const response = await fetch(`${origin}/api/v1/jobs?page=${page}`)
    if (response.status === 404) break
    const { result } = (await response.json()) as ListReply
    jobs.push(...result.items)
  }
  if (jobs.length === 0) throw new Error('There are no jobs to measure with.')
  const words = new Set(jobs.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{3,}/g) ?? []))
  const pairs = [...words].flatMap((one, index) => [...words].slice(0, index).map((other) => `${other}-${one}`))
  return {
    pages: Array.from({ length: page - 1 }, (_, index) => index + 1),
    jobPaths: jobs.map(({ slug }) => `/jobs/${slug}`),
    companyPaths: [...new Set(jobs.map(({ company }) => `/company/${company.slug}`))],
    storyPaths: await findStories(origin),
    searchPaths: [...words, ...pairs].map((word) => `/jobs/k/${word}`),
  }
}

/** Returns the addresses of the stories in the sitemap. */
async function findStories(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemaps/professionals-1.xml`)).text()
  return [...xml.matchAll(/<loc>[^<]*(\/professional\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
}
