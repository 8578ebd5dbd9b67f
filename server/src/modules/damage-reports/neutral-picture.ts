/* What a card shows where the product has no picture. */

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
  '<rect width="96" height="96" rx="12" fill="#e9edf2"/>' +
  '<path d="M48 22 72 34v28L48 74 24 62V34zM24 34l24 12 24-12M48 46v28" fill="none" ' +
  'stroke="#8793a3" stroke-width="4" stroke-linejoin="round"/></svg>';

/** A parcel in grey, as an address that needs no request. */
export const neutralPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
