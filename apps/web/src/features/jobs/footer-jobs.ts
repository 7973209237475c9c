import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import type { FooterColumn } from '../../app/base/frame-slots.ts'
import { useApi } from '../../app/base/settings.tsx'
import { existingLinks } from '../../app/frame/existing-links.ts'
import { jobsHref } from './base/jobs-address.ts'
import { popularQuery } from './base/queries.ts'

/** The footer's columns of links to lists of jobs. Columns that depend on popularity are empty until it is loaded. */
export function useFooterJobs(): readonly FooterColumn[] {
  const { data: popular } = useQuery(popularQuery(useApi()))
  return [
    {
      title: t('Remote Jobs'),
      links: (popular?.remoteDepartments ?? []).map(({ slug, name }) => ({
        to: jobsHref({ list: ['remote'], category: slug }),
        label: name,
      })),
    },
    {
      title: t('Looking for a job'),
      links: existingLinks([
        { to: '/jobs', label: t('All jobs') },
        { to: '/jobs/remote', label: t('Remote jobs') },
        { to: '/jobs/hybrid', label: t('Hybrid jobs') },
        { to: '/jobs/onsite', label: t('Onsite jobs') },
        { to: '/jobs/digest', label: t('Job digest') },
        { to: '/smart-apply', label: t('SmartApply') },
      ]),
    },
    {
      title: t('Find a job near me'),
      links: (popular?.places ?? []).map(({ slug, name }) => ({ to: jobsHref({ location: slug }), label: name })),
    },
    {
      title: t('Popular jobs'),
      links: (popular?.departments ?? []).map(({ slug, name }) => ({
        to: jobsHref({ category: slug }),
        label: t('{category} jobs', { category: name }),
      })),
    },
  ]
}

export function loadFooterJobs({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(popularQuery(api))
}
