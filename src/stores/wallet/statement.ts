import { parseStatementFilters, toStatementQuery } from '../../lib/wallet/statement.ts';
import { createFilters } from '../data/filters.ts';

export const statementFilters = createFilters('statement', parseStatementFilters, toStatementQuery);
