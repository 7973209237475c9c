import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { pageNamed } from '../page-named.ts'

/** Returns a function that renders a company in the lists of a story: the logo of its page here, or a letter. */
export function useCompanyMark(): (name: string | undefined) => ReactNode {
  const { data: pages = [] } = useQuery(queryOf(useApi(), 'GET /api/v1/story/pages', {}))
  return (name = '') => <LogoMark name={name} logo={pageNamed(pages, name)?.logo} size={40} />
}
