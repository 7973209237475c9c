import { t } from '@rise/texts'
import { useSettings } from '../base/settings.tsx'

interface PageHeadProps {
  /**
   * The title without the product's name, which is appended (section 9 of the specification). Undefined on the home
   * page.
   */
  title?: string
  /** At most 155 characters; longer ones are cut between words. */
  description?: string
  /** The canonical path; without it there is no canonical link. */
  path?: string
  /** Hides the page from search engines. */
  noindex?: boolean
  /** The path of the picture for link previews, 1200 by 630; the product's own by default. */
  image?: string
  /** The author and times of an authored page. */
  article?: Article
  /** Alternatives for programs: feeds, other formats. */
  alternates?: readonly Alternate[]
}

interface Article {
  readonly published: string
  readonly modified: string
  /** The address of the author's page. */
  readonly author: string
}

interface Alternate {
  readonly type: string
  readonly path: string
  readonly title?: string
}

const LONGEST_DESCRIPTION = 155

/** Title, description, canonical address and link preview of a page. React puts them in the document's head. */
export function PageHead({
  title,
  description,
  path,
  noindex = false,
  image,
  article,
  alternates = [],
}: PageHeadProps) {
  const { productName, publicUrl } = useSettings()
  const fullTitle = `${title ?? t('Jobs and people to grow with')} | ${productName}`
  const summary = description && cutAtWord(description, LONGEST_DESCRIPTION)
  const url = path === undefined ? undefined : `${publicUrl}${path === '/' ? '' : path}`
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url && !noindex && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article ? (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
          <meta property="article:author" content={article.author} />
        </>
      ) : null}
      <meta property="og:title" content={title ?? fullTitle} />
      {summary && <meta property="og:description" content={summary} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={publicUrl + (image ?? '/link-preview.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {alternates.map(({ type, path, title }) => (
        <link key={path} rel="alternate" type={type} href={publicUrl + path} title={title} />
      ))}
    </>
  )
}

/** Returns at most `length` characters, cut between words if possible, with an ellipsis for the rest. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const beginning = text.slice(0, length - 1)
  const lastSpace = beginning.lastIndexOf(' ')
  return `${lastSpace > 0 ? beginning.slice(0, lastSpace) : beginning}…`
}
