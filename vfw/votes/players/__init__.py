"""Computer players of Votes for Women, and the evaluation of tables and cards that they decide by.

`registry` names the kinds of player and creates them. `greedy` and `planner` look ahead by `playouts`; `steady` decides
by evaluation alone. `evaluation` is the rough estimate of the greedy player; `evaluation_states` and `evaluation_cards`
are the finer one of the steady player. `heuristics` answers small questions for all of them.
"""
