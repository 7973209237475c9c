import { msg } from '@rise/texts'
import { Building2, PenLine } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'
import { LogoMark } from '../../ui/base/logo-mark.tsx'

export const editCompanyAct: Act = {
  label: msg('Edit company page'),
  to: '/company/edit/edit-overview',
  icon: PenLine,
  gate: { access: 'employer' },
}
export const companiesAct: Act = {
  label: msg('Companies'),
  to: '/companies',
  icon: Building2,
  gate: { access: 'guest' },
}
export const foundCompanies: ResultKind = {
  title: msg('Companies'),
  pictureOf: ({ title, picture }) => <LogoMark name={title} logo={picture} size={32} />,
}
