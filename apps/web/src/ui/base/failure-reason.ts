import { createContext } from 'react'

/** Returns why something last failed to load, in words; undefined when that is not known. The app provides it. */
export const FailureReasonContext = createContext<() => string | undefined>(() => undefined)
