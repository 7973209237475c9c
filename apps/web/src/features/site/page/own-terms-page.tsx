import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../../../app/base/app-context.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { TermsPage } from '../../../app/legal/terms-page.tsx'
import { orPageError } from '../../../app/page/page-error.ts'
import { ownTextQuery } from '../queries.ts'
import { PublishedText } from './published-text.tsx'

/** Loads the installation's own text, if it has one. */
export async function termsLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(ownTextQuery(api, 'terms')))
  return null
}

/** The installation's own text, or the built-in one. */
export function Terms() {
  const { data: own } = useQuery(ownTextQuery(useApi(), 'terms'))
  return own ? <PublishedText page={own} /> : <TermsPage />
}
