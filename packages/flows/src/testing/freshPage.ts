// Test files share a page: each begins with an empty one, whatever the last one left.
if (typeof document !== 'undefined') {
  document.head.textContent = ''
  document.body.textContent = ''
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
