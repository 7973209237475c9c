import { currentLanguage, t } from '@rise/texts'
import { prefixOf, withPrefix } from '@rise/texts/page-languages'
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
  /**
   * Whether the page's main text is the words of a person or posting. Search engines then list it once, whichever
   * language surrounds it; other pages are listed in each language.
   */
  authored?: boolean
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
  authored = false,
  noindex = false,
  image,
  article,
  alternates = [],
}: PageHeadProps) {
  const { productName, publicUrl, languages } = useSettings()
  const fullTitle = `${title ?? t('Jobs and people to grow with')} | ${productName}`
  const summary = description && cutAtWord(description, LONGEST_DESCRIPTION)
  const urlIn = (language: string) => publicUrl + withPrefix(path ?? '', prefixOf(language, languages))
  const url = path && urlIn(authored ? languages[0] : currentLanguage())
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url && !noindex && <link rel="canonical" href={url} />}
      {url && !noindex && !authored && languages.length > 1 ? (
        <>
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn(languages[0])} />
        </>
      ) : null}
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
