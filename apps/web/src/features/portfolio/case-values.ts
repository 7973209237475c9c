import type { InputOf } from '@rise/contract/contract'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import type { Picture } from '@rise/contract/pictures/shapes'
import type { OwnCase } from '@rise/contract/portfolio/shapes'

/** The values of a case's form. */
export interface CaseValues {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly role: string
  /** `2024-05`, or empty. */
  readonly startDate: string
  readonly endDate: string
  readonly url: string
  readonly skills: readonly string[]
  readonly cover: Picture | null
  readonly body: string
  readonly links: readonly LinkPreview[]
  readonly credits: OwnCase['credits']
  /** The company's team that did the work; empty for none. */
  readonly department: string
}

export type CaseBody = Omit<InputOf<'PUT /api/v1/portfolio/{slug}'>['body'], 'version'>

/** Returns the form's values for a case. */
export function caseValues(saved: OwnCase): CaseValues {
  const { slug, title, summary, role, startDate, endDate, url, skills, cover, body, links, credits } = saved
  const dates = { startDate: startDate ?? '', endDate: endDate ?? '' }
  return {
    slug,
    title,
    summary,
    role,
    ...dates,
    url: url ?? '',
    skills,
    cover,
    body,
    links,
    credits,
    department: saved.department?.slug ?? '',
  }
}

/** Returns the values as the API takes them. */
export function caseBody({
  cover,
  links,
  skills,
  startDate,
  endDate,
  credits,
  department,
  ...values
}: CaseValues): CaseBody {
  return {
    ...values,
    startDate: startDate || null,
    endDate: endDate || null,
    skills: [...skills],
    coverId: cover?._id ?? null,
    credits: credits.map(({ slug, part }) => ({ slug, part })),
    department: department || null,
    links: links.map(({ picture, ...link }) => ({ ...link, pictureId: picture?._id ?? null })),
  }
}
