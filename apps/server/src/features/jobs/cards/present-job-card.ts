import type { JobCard, Pay } from '@rise/contract/jobs/shapes'
import { presentNames } from '../../catalogs/index.ts'
import { NAMELESS } from '../../session/index.ts'
import { findDepartment } from '../find-department.ts'
import type { JobCardRow } from './job-card-row.ts'

export function presentJobCard(row: JobCardRow): JobCard {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    company: {
      _id: row.company_id,
      slug: row.company_slug,
      companyName: row.company_name || NAMELESS,
      logo: row.company_logo,
    },
    places: [...row.places],
    workType: row.work_type,
    employmentType: row.employment_type,
    seniority: row.seniority,
    department: findDepartment(row.department ?? '') ?? null,
    pay: presentPay(row),
    skills: presentNames('skills', row.skills),
    datePosted: new Date(row.posted_at).toISOString(),
    replies: row.replies,
  }
}

function presentPay({ pay_min, pay_max, pay_currency, pay_period }: JobCardRow): Pay | null {
  if (pay_currency === null || pay_period === null) return null
  return { min: pay_min, max: pay_max, currency: pay_currency, period: pay_period }
}
