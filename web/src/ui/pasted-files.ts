/* Files that come by a paste. Of its own, since pages without any editor take them, too. */

/**
 * The files of a paste. Tables and letters come with a picture of themselves: there the text is meant; some
 * systems name a copied file as text, too.
 */
export function pastedFiles(data: DataTransfer | null): File[] {
  const files = Array.from(data?.files ?? []);
  const text = data?.getData('text/plain').trim() ?? '';
  return text === '' || files.some(({ name }) => text.includes(name)) ? files : [];
}
