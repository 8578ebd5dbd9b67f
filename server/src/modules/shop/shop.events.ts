/* Names of the events of shop. */

/** Products were added, changed or deleted. */
export const productsChanged = 'shop.products_changed';
