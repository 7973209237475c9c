// The router as a part of its own, so that a phone evaluates it in a task of its own.
export { createBrowserRouter } from 'react-router'
