import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../../app/base/app-context.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { PrivacyPage } from '../../../app/legal/privacy-page.tsx'
import { orPageError } from '../../../app/page/page-error.ts'
import { ownTextQuery } from '../queries.ts'
import { PublishedText } from './published-text.tsx'

/** Loads the installation's own text, if it has one. */
export async function privacyLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(ownTextQuery(api, 'privacy')))
  return null
}

/** The installation's own text, or the built-in one. */
export function Privacy() {
  const { data: own } = useQuery(ownTextQuery(useApi(), 'privacy'))
  return own ? <PublishedText page={own} /> : <PrivacyPage />
}
