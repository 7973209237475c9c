import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { Globe } from 'lucide-react'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { Facts } from '../../ui/base/facts.tsx'
import { Picture } from '../../ui/base/picture.tsx'

const WIDTH = 160
const HEIGHT = 90

/** A preview of a web page: the page's own title and description, and always its host. */
export function LinkCard({ link }: { link: LinkPreview }) {
  const { url, title, description, siteName, picture } = link
  const host = hostOf(url)
  return (
    <Card className="flex items-start gap-4">
      <Picture
        src={picture}
        width={WIDTH}
        height={HEIGHT}
        className="h-auto w-24 shrink-0 rounded-control cover-picture sm:w-[10rem]"
        fallback={
          <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-raised text-subtle">
            <Globe size={24} aria-hidden />
          </span>
        }
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <CardLink to={url} rel="nofollow noopener ugc">
            {title || host}
          </CardLink>
        </p>
        {description ? <p className="mt-1 line-clamp-2 text-small text-muted wrap-anywhere">{description}</p> : null}
        <p className="mt-1 text-small text-subtle wrap-anywhere">
          <Facts>
            {siteName === host ? null : siteName}
            {host}
          </Facts>
        </p>
      </div>
    </Card>
  )
}

/** Returns the host of an address, as people write it. */
export function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
}
