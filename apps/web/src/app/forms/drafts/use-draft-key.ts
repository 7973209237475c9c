import { useLocation } from 'react-router'

/** Returns the key under which this page stores the draft of a form. */
export function useDraftKey(name: string): string {
  return `${useLocation().pathname}:${name}`
}
