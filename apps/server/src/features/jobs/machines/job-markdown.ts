import type { Job } from '@rise/contract/jobs/shapes'
import { formatPay, formatWhere, requiredSkills } from '@rise/contract/jobs/words'
import { escapeMarkdown, htmlToMarkdown, markdownLink } from './html-to-markdown.ts'
import { withPlainSpaces } from './with-plain-spaces.ts'

/** Returns a job's page as Markdown, for programs and plain-text readers. Unknown facts are left out. */
export function jobMarkdown(job: Job, publicUrl: string): string {
  const url = `${publicUrl}/jobs/${job.slug}`
  const { company, pay, sources } = job
  const companyLink = markdownLink(escapeMarkdown(company.companyName), `${publicUrl}/company/${company.slug}`)
  const applyUrl = job.applyUrl?.startsWith('/') ? publicUrl + job.applyUrl : job.applyUrl
  const facts: [string, string | null | undefined][] = [
    ['Company', companyLink],
    ['Place', escapeMarkdown(formatWhere({ ...job, workType: 'Unknown' }))],
    ['Work type', job.workType === 'Unknown' ? null : job.workType],
    ['Pay', pay && escapeMarkdown(withPlainSpaces(formatPay(pay)))],
    ['Employment type', job.employmentType],
    ['Seniority', job.seniority],
    ['Department', job.department?.name],
    ['Skills', listOf(requiredSkills(job))],
    ['Nice to have', listOf(job.preferredSkills)],
    ['Benefits', listOf(job.benefits)],
    ['Posted', dayOf(job.datePosted)],
    ['Apply until', job.validThrough && dayOf(job.validThrough)],
    ['Closed', job.dateClosed && `${dayOf(job.dateClosed)}; it no longer takes applications`],
    ['Apply', job.dateClosed === null && applyUrl ? markdownLink('on the page of the job', applyUrl) : null],
    ['Page', markdownLink('with similar jobs', url)],
    ['Source', listOf([...new Set(sources.map(({ name }) => name))])],
  ]
  return [
    `# ${escapeMarkdown(job.title.trim())}`,
    facts.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join('\n'),
    '## About the job',
    `${htmlToMarkdown(job.description)}\n`,
  ].join('\n\n')
}

function listOf(values: readonly string[]): string | null {
  return values.length > 0 ? values.map(escapeMarkdown).join(', ') : null
}

function dayOf(date: string): string {
  return date.slice(0, 10)
}
