// All texts of one language in one catalogue; loaded as one chunk.
import { chat } from './chat';
import { common } from './common';
import { damage } from './damage';
import { knowledge } from './knowledge';
import { ratings } from './ratings';
import { store } from './store';
import { tickets } from './tickets';

export const messages = { ...common, ...store, ...knowledge, ...tickets, ...chat, ...ratings, ...damage };
