// Hostile input on a part of the calls; see hostile.ts.
import { testHostileInput } from './hostile';

testHostileInput('administration');
