// The router as a separate chunk, so that a phone evaluates it in a task of its own.
export { createBrowserRouter } from 'react-router'
