// Runs before the first paint: puts the chosen or the system's colour scheme on the page, so that nobody who
// prefers dark sees a white flash. A file of its own, since the page's policy allows no inline script.
(function () {
  var scheme = null;
  try {
    scheme = localStorage.getItem('faq_colour_scheme');
  } catch {
    // Storage is blocked: the system's scheme it is.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
