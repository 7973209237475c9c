// Company blocks on a company's page: its tabs, its look, and what they add to what machines read.
export { BuiltPage, loadBuiltPage, useLook, useSaid, useTab } from './page/built-view.tsx'
