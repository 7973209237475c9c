import { sitePagePath } from '@rise/contract/site/kinds'
import type { SitePage } from '@rise/contract/site/shapes'
import { rich } from '@rise/texts/rich'
import { useSettings } from '../../../app/base/settings.tsx'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { Locked } from '../../content/index.ts'
import { SitePageView } from './site-page-view.tsx'

/** A published page of the installation, with its head and structured data. */
export function PublishedText({ page }: { page: SitePage }) {
  const { publicUrl, productName } = useSettings()
  const { slug, title, description, body, locked, audience, publishedAt, updatedAt } = page
  const path = sitePagePath(slug)
  const url = publicUrl + path
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title={title} description={description} path={path} />
      <JsonLd
        value={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          '@id': url,
          url,
          name: title,
          ...(description && { description }),
          datePublished: publishedAt,
          dateModified: updatedAt,
          ...(audience !== 'everyone' && { isAccessibleForFree: false }),
          isPartOf: { '@type': 'WebSite', name: productName, url: publicUrl },
        }}
      />
      <SitePageView
        title={title}
        body={body}
        instead={
          locked === null ? undefined : (
            <>
              <p className="mt-6 max-w-reading wrap-anywhere">{description}</p>
              <Locked audience={audience} locked={locked} />
            </>
          )
        }
        foot={rich('Last updated {when}', { when: <RelativeTime date={updatedAt} /> })}
      />
    </div>
  )
}
