import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { appOf } from '../../../app/base/app-context.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { orPageError } from '../../../app/page/page-error.ts'
import { PrivacyPage } from '../legal/privacy-page.tsx'
import { TermsPage } from '../legal/terms-page.tsx'
import { ownTextQuery } from '../queries.ts'
import { PublishedText } from './published-text.tsx'

/** Loads the installation's own text, if it has one. */
export async function load({ context, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await orPageError(queryClient.ensureQueryData(ownTextQuery(api, textNameOf(new URL(request.url)))))
  return null
}

/** The installation's own privacy policy or terms, or the built-in text. */
export function Page() {
  const text = textNameOf(useLocation())
  const { data: ownText } = useQuery(ownTextQuery(useApi(), text))
  if (ownText) return <PublishedText page={ownText} />
  return text === 'privacy' ? <PrivacyPage /> : <TermsPage />
}

function textNameOf({ pathname }: { pathname: string }): 'privacy' | 'terms' {
  return pathname.startsWith('/privacy') ? 'privacy' : 'terms'
}
