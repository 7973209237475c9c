import { msg, t } from '@rise/texts'
import { Bookmark, BriefcaseBusiness, Search } from 'lucide-react'
import type { Act, GoKey, ResultKind, WordsAct } from '../../app/palette/search-slots.ts'
import { LogoMark } from '../../ui/base/logo-mark.tsx'

const guest = { access: 'guest' } as const
const list = { label: msg('Jobs'), to: '/jobs', gate: guest } as const

export const searchJobsAct: WordsAct = {
  key: 'search',
  group: msg('Search', 'a noun'),
  icon: Search,
  gate: guest,
  titleOf: (words) => t('Search jobs for “{words}”', { words }),
  hrefOf: (words) => `/jobs?${new URLSearchParams({ q: words })}`,
}
export const ownJobsAct: Act = {
  label: msg('Your jobs'),
  to: '/professional/jobs',
  icon: Bookmark,
  gate: { access: 'professional' },
}
export const jobsAct: Act = { ...list, icon: BriefcaseBusiness }
export const jobsKey: GoKey = { ...list, key: 'j' }
/** A job has the logo of its company. The company's name is the first part of `detail`. */
export const foundJobs: ResultKind = {
  title: msg('Jobs'),
  pictureOf: ({ detail, picture }) => <LogoMark name={detail?.split(' · ')[0] ?? ''} logo={picture} size={32} />,
}
