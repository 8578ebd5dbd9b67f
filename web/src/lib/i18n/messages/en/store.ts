// English texts: navigation to the shop. Keys are the truth for all languages.

export const store = {
  'store.nav': 'Store',
  'store.help': 'Help',
  'store.helpPage': 'Help page',
  'store.chat': 'Chat',
  'store.chatPage': 'Store chat',
  'store.knowledge': 'Knowledge base',
  'store.tickets': 'My tickets',
  'store.goToShop': 'Back to the store',
} as const;
