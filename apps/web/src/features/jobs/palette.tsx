import { Bookmark, BriefcaseBusiness, Search } from 'lucide-react'
import type { Act, GoKey, ResultKind, WordsAct } from '../../app/palette/search-slots.ts'
import { LogoMark } from '../../ui/base/logo-mark.tsx'

const guest = { access: 'guest' } as const
const list = { label: 'Jobs', to: '/jobs', gate: guest } as const

export const searchJobsAct: WordsAct = {
  key: 'search',
  group: 'Search',
  icon: Search,
  gate: guest,
  titleOf: (words) => `Search jobs for “${words}”`,
  hrefOf: (words) => `/jobs?${new URLSearchParams({ q: words })}`,
}
export const ownJobsAct: Act = {
  label: 'Your jobs',
  to: '/professional/jobs',
  icon: Bookmark,
  gate: { access: 'professional' },
}
export const jobsAct: Act = { ...list, icon: BriefcaseBusiness }
export const jobsKey: GoKey = { ...list, key: 'j' }
/** A job has the logo of its company. The company's name is the first part of `detail`. */
export const foundJobs: ResultKind = {
  title: 'Jobs',
  pictureOf: ({ detail, picture }) => <LogoMark name={detail?.split(' · ')[0] ?? ''} logo={picture} size={32} />,
}
