import { createElement, Fragment, type ReactNode } from 'react'

/** Returns a text with elements in place of the names in it, such as `{by}`. */
export function textWithElements(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/(\{\w+\})/)
  return createElement(Fragment, null, ...parts.map((part) => (part in elements ? elements[part] : part)))
}
